import { setTimeout as sleep } from 'node:timers/promises';
import { actionLink } from './action-page.ts';

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
