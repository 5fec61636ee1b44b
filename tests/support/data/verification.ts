import { actionLink, mailListUrl } from '../../../scripts/lib/local/mail-links.ts';
import { authUrl, baseUrl, projectId } from '../env.ts';
import { eventually } from '../eventually.ts';

interface MailCode {
  email: string;
  newEmail?: string;
  oobLink: string;
  requestType: string;
}

type Purpose = 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL';

/** The links in the mails that went to an address for a purpose, oldest first. */
export async function linksMailedTo(address: string, purpose: Purpose): Promise<string[]> {
  const answer = await fetch(mailListUrl(authUrl, projectId));
  const { oobCodes = [] } = (await answer.json()) as { oobCodes?: MailCode[] };
  return oobCodes
    .filter(({ email, newEmail, requestType }) => (newEmail ?? email) === address && requestType === purpose)
    .map(({ oobLink }) => actionLink(oobLink, baseUrl));
}

/** The link of the latest mail to an address for a purpose, once it is there. */
export const linkMailedTo = (address: string, purpose: Purpose): Promise<string> =>
  eventually(`a mail to ${address}`, async () => (await linksMailedTo(address, purpose)).at(-1));

/** Follows the link of the latest mail to an address for a purpose, as its reader would; the path it leads to. */
export async function followMail(address: string, purpose: Purpose): Promise<string> {
  const answer = await fetch(await linkMailedTo(address, purpose), { redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`The link of the mail answered ${answer.status}`);
  const { pathname, search } = new URL(answer.headers.get('location') ?? '/', baseUrl);
  return pathname + search;
}

/** Follows the link of the verification mail. */
export const verifyEmail = (email: string): Promise<string> => followMail(email, 'VERIFY_EMAIL');
