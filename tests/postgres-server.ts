import type { TestProject } from "vitest/node";
import { type Postgres, startPostgres } from "./postgres";
import { createPostgresTemplate } from "./templates";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let server: Postgres | undefined;

/** One PostgreSQL server for the whole test run. */
export async function setup(project: TestProject) {
  server = await startPostgres(["fsync=off"]);
  await createPostgresTemplate(server.url);
  project.provide("postgresUrl", server.url);
}

export async function teardown() {
  await server?.stop();
}
