import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** A folder that only the site's own user may look into. One that was there before is closed too, if it is ours. */
export async function openPrivateFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await stat(folder);
  if (uid === process.getuid?.()) await chmod(folder, 0o700);
}

/** PGlite writes its first files for everybody to read and change, whatever the umask is. */
export async function makePrivate(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  await Promise.all(
    entries.map((entry) => chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)),
  );
}
