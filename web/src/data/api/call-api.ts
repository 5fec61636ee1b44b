import {
  API,
  type ApiAnswer,
  type ApiBodyInput,
  type ApiName,
  type ApiParams,
} from '@cellaret/domain/api/endpoints';
import { messageOf } from '@cellaret/domain/core/validation';
import { credentials } from '../firebase/credentials.ts';
import { currentBar } from '../session/place.ts';
import { ApiFailure, reached } from './request.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** The version that was looked at: another one that is there by now is a conflict. */
  ifMatch?: number;
}

/** Addresses below a place are those of the shown place. */
function urlOf(name: ApiName, params: Record<string, number | string>): string {
  const path = API[name].path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]));
  const bar = 'placed' in API[name] ? currentBar() : null;
  return bar === null ? path : `${path}?bar=${bar.id}`;
}

/**
 * Calls an endpoint of the API table with the signed-in user's token and parses its answer with the domain
 * schema. Throws `ApiFailure` for a refusal, AppError 'unavailable' where no answer comes.
 */
export async function callApi<N extends ApiName>(
  name: N,
  params: ApiParams<N>,
  body?: ApiBodyInput<N>,
  { signal, ifMatch }: CallOptions = {},
): Promise<ApiAnswer<N>> {
  const response = await reached(urlOf(name, params), {
    method: API[name].method,
    headers: {
      ...(await credentials()),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiFailure(response.status, answer);
  return API[name].answer.parse(answer, { error: messageOf }) as ApiAnswer<N>;
}
