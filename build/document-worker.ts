import { build } from "vite";

/** The thread that draws PDFs, as one file beside the built server; its library stays in node_modules. */
export async function makeDocumentWorker(serverDir: string) {
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: new URL("../app/documents/worker/worker.ts", import.meta.url).pathname,
      outDir: serverDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: "document-worker.js" } },
    },
  });
}
