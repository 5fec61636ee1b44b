import { credentials } from '../firebase/credentials.ts';
import { ApiFailure, reached } from './request.ts';

/**
 * Fetches a file that not everybody may read, as the signed-in user; null where it is not there. Throws as
 * `callApi` does.
 */
export async function fetchFile(url: string): Promise<Response | null> {
  const response = await reached(url, { headers: await credentials() });
  if (response.status === 404) return null;
  if (!response.ok) throw new ApiFailure(response.status, await response.json().catch(() => undefined));
  return response;
}
