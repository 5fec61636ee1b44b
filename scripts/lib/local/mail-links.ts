import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { host, type Ports } from './ports.ts';

/** Where production hosting serves the provider's page for the links in its mails. */
export const ACTION_PATH = '/__/auth/action';

/**
 * The address of that page for a link of the Auth emulator, which has no page to type a new password into.
 */
export function actionLink(oobLink: string, hostingUrl: string): string {
  const { search } = new URL(oobLink);
  return `${hostingUrl}${ACTION_PATH}${search}`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

function page(response: ServerResponse, status: number, heading: string, content: string): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${heading}</title><style>body{font:1.1rem/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}` +
        `form{display:grid;gap:1rem}input,button{font:inherit;padding:.5rem}</style><h1>${heading}</h1>${content}</html>`,
    );
}

/** The form for a new password; what the link carries goes along with it. */
function passwordForm(response: ServerResponse, asked: URLSearchParams, refusal?: string): void {
  const hidden = [...asked]
    .filter(([name]) => name !== 'newPassword')
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
  page(
    response,
    refusal === undefined ? 200 : 400,
    'Reset your password',
    `<p>The local suite’s substitute for the provider’s page.</p>${refusal === undefined ? '' : `<p role="alert">${escaped(refusal)}</p>`}` +
      `<form>${hidden.join('')}<label>New password <input name="newPassword" type="password" autocomplete="new-password" required></label>` +
      `<button>Save</button></form>`,
  );
}

const refusalIn = (answer: unknown): string =>
  (answer as { error?: { message?: string } } | undefined)?.error?.message ??
  'The link does not work any more.';

/**
 * Answers the links of mails as the provider's page does in production: a form where a new password is
 * wanted, what the Auth emulator says otherwise.
 */
export async function answerAction(
  request: IncomingMessage,
  response: ServerResponse,
  ports: Ports,
): Promise<void> {
  const { searchParams: asked } = new URL(request.url ?? '', `http://${host}`);
  if (asked.get('mode') === 'resetPassword' && !asked.get('newPassword'))
    return passwordForm(response, asked);
  const answer = await fetch(`http://${host}:${ports.auth}/emulator/action?${asked.toString()}`, {
    redirect: 'manual',
  });
  const way = answer.headers.get('location');
  if (way) {
    response.writeHead(303, { location: way }).end();
    return;
  }
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) {
    const on = asked.get('continueUrl') ?? '/';
    page(response, 200, 'Done', `<p><a href="${escaped(on)}">Continue</a></p>`);
  } else if (asked.get('mode') === 'resetPassword' && !refusalIn(said).startsWith('INVALID_OOB_CODE'))
    passwordForm(response, asked, refusalIn(said));
  else page(response, 400, 'Try again', `<p role="alert">${escaped(refusalIn(said))}</p>`);
}

interface OobCode {
  email: string;
  requestType: string;
  oobLink: string;
  oobCode: string;
}

const purposes: Record<string, string> = {
  VERIFY_EMAIL: 'Verification link',
  PASSWORD_RESET: 'Password link',
  EMAIL_SIGNIN: 'Sign-in link',
  VERIFY_AND_CHANGE_EMAIL: 'Change-of-address link',
};

/** Where the Auth emulator lists the links it would have mailed. */
export const mailListUrl = (authUrl: string, projectId: string) =>
  `${authUrl}/emulator/v1/projects/${projectId}/oobCodes`;

async function readCodes(url: string): Promise<OobCode[]> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return ((await answer.json()) as { oobCodes?: OobCode[] }).oobCodes ?? [];
  } catch {
    // The emulator is busy or being stopped; the next look will tell.
    return [];
  }
}

/**
 * Prints every link the Auth emulator would mail, as an address of the hosting at `hostingUrl`, as it
 * appears, until `stopped` aborts. Resolves when it has begun: what is asked for from then on is printed.
 */
export async function printMailLinks(
  url: string,
  hostingUrl: string,
  print: (line: string) => void,
  stopped: AbortSignal,
): Promise<void> {
  const known = new Set((await readCodes(url)).map((code) => code.oobCode));
  const look = async () => {
    while (!stopped.aborted) {
      for (const code of await readCodes(url)) {
        if (known.has(code.oobCode)) continue;
        known.add(code.oobCode);
        print(
          `✉ ${purposes[code.requestType] ?? code.requestType} for ${code.email}: ${actionLink(code.oobLink, hostingUrl)}`,
        );
      }
      await sleep(1000, undefined, { signal: stopped }).catch(() => undefined);
    }
  };
  void look();
}
