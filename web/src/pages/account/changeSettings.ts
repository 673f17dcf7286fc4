// Changes the person's settings.
import { call } from "../../api";
import { person } from "../../me.svelte";
import type { ChangeMe } from "../../wire";

export async function changeMe(body: ChangeMe): Promise<void> {
  person.take(await call("change_me", { body }));
}
