import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArgs } from './chromium-args.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one browser of the run is reached. */
    browserEndpoint: string;
  }
}

/** Starts the system's Chromium once for the whole part and ends it afterwards. */
export default async function startBrowser(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: process.env.CELLARET_CHROMIUM,
    args: chromiumArgs,
  });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
