"""Tree search and playouts for any game; they use only the interface of `core.state.State`."""
