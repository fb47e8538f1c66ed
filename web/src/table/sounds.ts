/** Small sounds, made on the spot. */
import { preferences } from "../app/preferences.svelte";

export type Sound = "turn" | "move" | "end" | "chat";

interface Tone {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { at: 0, pitch: 659, length: 0.5, loud: 0.16, shape: "sine" },
    { at: 0.13, pitch: 880, length: 0.7, loud: 0.16, shape: "sine" },
    { at: 0.13, pitch: 1760, length: 0.4, loud: 0.03, shape: "sine" },
  ],
  move: [{ at: 0, pitch: 240, length: 0.07, loud: 0.08, shape: "triangle" }],
  chat: [{ at: 0, pitch: 1046, length: 0.16, loud: 0.06, shape: "sine" }],
  end: [523, 659, 784, 1046].map((pitch, index) => ({
    at: index * 0.14,
    pitch,
    length: 0.9,
    loud: 0.12,
    shape: "sine" as const,
  })),
};

let context: AudioContext | undefined;

/** Browsers allow sound only after the person has done something; before that this stays silent. */
export function play(sound: Sound): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[sound]) ring(context, tone);
}

function ring(audio: AudioContext, { at, pitch, length, loud, shape }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
