// Mute and unmute people.
import { call } from "../../api";
import { person } from "../../me.svelte";

export async function mute(id: string): Promise<void> {
  await call("mute", { path: { person: id } });
  if (person.me) person.me = { ...person.me, muted: [...person.me.muted, id] };
}

export async function unmute(id: string): Promise<void> {
  await call("unmute", { path: { person: id } });
  if (person.me) person.me = { ...person.me, muted: person.me.muted.filter((one) => one !== id) };
}
