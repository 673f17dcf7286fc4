// Where answers are given: in a row below the map, or, on a phone, under the prompt.
import { MediaQuery } from "svelte/reactivity";

export const isWide = new MediaQuery("min-width: 721px");
