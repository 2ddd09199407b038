import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

// Lets plain Node run the app's modules: `~/` and imports without an extension, as Vite resolves them.
registerHooks({
  resolve(specifier, context, next) {
    const local = specifier.startsWith("~/")
      ? new URL(`../app/${specifier.slice(2)}`, import.meta.url)
      : specifier.startsWith(".") && !context.parentURL?.includes("/node_modules/")
        ? new URL(specifier, context.parentURL)
        : undefined;
    const found = local && [local, new URL(`${local}.ts`)].find((url) => existsSync(fileURLToPath(url)));
    return next(found?.href ?? specifier, context);
  },
});
