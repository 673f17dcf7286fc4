// Downloads a backup of the whole site.
import { sent } from "../../api";
import { operations } from "../../wire";
import { withKey } from "./key";

export async function downloadBackup(key: string): Promise<void> {
  const response = await sent(operations.host_backup[1], { headers: withKey(key) });
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = named?.[1] ?? "wanli.backup";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
