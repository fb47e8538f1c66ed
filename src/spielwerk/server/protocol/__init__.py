"""The shapes of all that goes over the wire, both ways. It knows nothing but these shapes."""
