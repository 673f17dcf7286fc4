"""Tree search and playouts for any game, based only on the interface `core.state.State`."""
