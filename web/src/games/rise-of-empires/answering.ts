// Where answers are given: in a row below the map, or, on a phone, under the prompt.
import { MediaQuery } from "svelte/reactivity";
import { media } from "../../style/media";

export const isWide = new MediaQuery(media["beyond-phone"]);
