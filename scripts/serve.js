// Plain JavaScript on purpose: a production install starts it with the host's own Node.
import { serve } from "../build/server/index.js";

try {
  await serve(new URL("../build", import.meta.url).pathname, process.env);
} catch (error) {
  console.error(error.name === "ConfigError" || error.expected ? error.message : error);
  process.exit(1);
}
