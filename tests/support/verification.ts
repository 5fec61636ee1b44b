import { authUrl, projectId } from './env.ts';
import { eventually } from './eventually.ts';

interface MailCode {
  email: string;
  oobLink: string;
  requestType: string;
}

/** The link of the latest verification mail to an address. */
export const verificationLink = (email: string): Promise<string> =>
  eventually(`a verification mail to ${email}`, async () => {
    const answer = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes = [] } = (await answer.json()) as { oobCodes?: MailCode[] };
    return oobCodes.filter((code) => code.email === email && code.requestType === 'VERIFY_EMAIL').at(-1)
      ?.oobLink;
  });

/** Follows the link of the mail, as its reader would. */
export async function verifyEmail(email: string): Promise<void> {
  const answer = await fetch(await verificationLink(email), { redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`The verification link answered ${answer.status}`);
}
