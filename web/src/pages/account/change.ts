// Other settings of one's own.
import { call } from "../../api";
import { person } from "../../me.svelte";
import type { ChangeMe, Me } from "../../wire";

export async function changeMe(body: ChangeMe): Promise<void> {
  person.take(await call<Me>("change_me", { body }));
}
