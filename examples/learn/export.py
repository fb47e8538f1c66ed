# pyright: reportMissingImports=false
"""A checkpoint as an ONNX file, with which the bot `onnx:FILE` plays at the table and in the arena.

python examples/learn/export.py ppo.pt dudo.onnx
spielwerk arena dudo --bots onnx:dudo.onnx,greedy --seats 3 --games 200
spielwerk play dudo --seats human,onnx:dudo.onnx,greedy
"""

from __future__ import annotations

import argparse
import warnings
from pathlib import Path

import onnx
import torch
from network import Network, load
from onnx import TensorProto


def export(network: Network, file: Path) -> None:
    """Write a network, and for which game and how many seats it was made."""
    numbers, actions = network.numbers, network.policy.out_features
    example = (torch.zeros(2, numbers, dtype=torch.int32), torch.ones(2, actions, dtype=torch.int8))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the exporter that needs no further package is called the old one
        torch.onnx.export(
            network.cpu().eval(),
            example,
            str(file),
            input_names=["observation", "mask"],
            output_names=["logits", "values"],
            dynamic_axes={name: {0: "rows"} for name in ("observation", "mask", "logits", "values")},
            dynamo=False,
        )
    model = onnx.load(str(file))
    assert model.graph.input[0].type.tensor_type.elem_type == TensorProto.INT32
    onnx.helper.set_model_props(model, {name: str(value) for name, value in network.settings.items()})
    onnx.save(model, str(file))


def main() -> None:
    """Export a checkpoint."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("file", type=Path)
    given = parser.parse_args()
    export(load(given.checkpoint), given.file)
    print(f"{given.file}: {given.file.stat().st_size / 1e6:.1f} MB, to be played as onnx:{given.file}")


if __name__ == "__main__":
    main()
