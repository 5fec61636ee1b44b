import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';

/** A line as the UI's page of logs shows it. */
interface LogEntry {
  timestamp: number;
  level: 'debug' | 'info' | 'warn' | 'error';
  message: string;
  data: { metadata: { emulator: { name: string }; function?: { name: string } } };
}

const KEPT = 1000;

const LEVELS: Readonly<Record<string, LogEntry['level']>> = {
  DEBUG: 'debug',
  WARNING: 'warn',
  ERROR: 'error',
  CRITICAL: 'error',
};

/** Splits a line of the suite into its source and its text, e.g. "firenook functions[us-central1-api]: …". */
function logEntry(line: string): LogEntry {
  const spoken = /^firenook (auth|firestore|storage|functions)(?:\[[a-z]+-[a-z]+\d-([\w-]+)\])?: (.*)$/.exec(
    line,
  );
  const name = spoken?.[1] ?? (line.startsWith('{') ? 'functions' : 'hub');
  const functionName = spoken?.[2];
  const severity = /"severity":"([A-Z]+)"/.exec(line)?.[1] ?? '';
  return {
    timestamp: Date.now(),
    level: LEVELS[severity] ?? 'info',
    message: spoken?.[3] ?? line.replace(/^firenook:? /, ''),
    data: {
      metadata: {
        emulator: { name },
        ...(functionName !== undefined && { function: { name: functionName } }),
      },
    },
  };
}

/** The suite's log: the lines so far, and every further line. */
export class LogFeed {
  readonly #kept: string[] = [];
  readonly #sockets = new WebSocketServer({ noServer: true });

  constructor() {
    this.#sockets.on('connection', (socket: WebSocket) => {
      for (const entry of this.#kept) socket.send(entry);
    });
  }

  add(line: string): void {
    const entry = JSON.stringify(logEntry(line));
    this.#kept.push(entry);
    if (this.#kept.length > KEPT) this.#kept.shift();
    for (const socket of this.#sockets.clients) socket.send(entry);
  }

  /** Takes the sockets that are opened to a server. */
  serve(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#sockets.handleUpgrade(request, socket, head, (open) =>
        this.#sockets.emit('connection', open, request),
      ),
    );
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }
}
