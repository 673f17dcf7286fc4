// The whole site as a file to take home.
import { Refusal } from "../../api";
import { operations, type Refused } from "../../wire";
import { withKey } from "./key";

export async function downloadBackup(key: string): Promise<void> {
  const response = await fetch(operations.host_backup[1], { headers: withKey(key) }).catch(() => null);
  if (!response?.ok) throw new Refusal(response?.status ?? 0, await refusedOf(response));
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = named?.[1] ?? "wanli.backup";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function refusedOf(response: Response | null): Promise<Refused> {
  const offline: Refused = { t: "refused", code: "offline" };
  return response ? ((await response.json().catch(() => offline)) as Refused) : offline;
}
