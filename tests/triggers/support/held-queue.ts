import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A task as the Admin SDK puts it into a queue. */
interface Posted {
  task: { name?: string; httpRequest: { body: string } };
}

/** A queue whose tasks the tests run when they like. Like Cloud Tasks it refuses a repeated name. */
export async function heldQueue<T>() {
  const names = new Set<string>();
  let held: T[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { task } = JSON.parse(Buffer.concat(chunks).toString()) as Posted;
      const isKnown = task.name !== undefined && names.has(task.name);
      if (task.name !== undefined) names.add(task.name);
      const { data } = JSON.parse(Buffer.from(task.httpRequest.body, 'base64').toString()) as { data: T };
      if (!isKnown) held.push(data);
      response.writeHead(isKnown ? 409 : 200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Takes out all tasks. */
    take: (): T[] => {
      const taken = held;
      held = [];
      return taken;
    },
  };
}
