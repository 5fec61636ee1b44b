import { API, type ApiAnswer, type ApiBodyInput, type ApiName, type ApiParams } from '@cellaret/domain/api';
import { failureAnswer } from '@cellaret/domain/api-answers';
import { AppError } from '@cellaret/domain/errors';
import { messageOf } from '@cellaret/domain/validation';
import type { FieldError } from '@cellaret/domain/validation';
import { doubtNetwork } from '#lib/doubt-network.ts';
import { appCheckToken } from '../firebase/app-check.ts';
import { idToken } from '../firebase/app.ts';

/** A refusal by the API; `errorText` of the domain makes the text to show from it. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  readonly response: { message?: string };
  readonly errors: FieldError[];

  constructor(status: number, answer: unknown) {
    const parsed = failureAnswer.safeParse(answer);
    super(parsed.success ? parsed.data.message : `The API answered ${status}`);
    this.status = status;
    this.response = parsed.success ? { message: parsed.data.message } : {};
    this.errors = (parsed.success && parsed.data.errors) || [];
  }
}

interface CallOptions {
  signal?: AbortSignal;
  /** Makes a repeated POST harmless: the same key gets the first answer. */
  idempotencyKey?: string;
}

function urlOf(name: ApiName, params: Record<string, number>): string {
  return API[name].path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]));
}

/** How long an answer may take before the network is doubted: where there is none behind a wifi, a request just hangs. */
const PATIENCE_MS = 5000;

/** Fetches as long as there is a network by which anything is reached. Throws AppError 'unavailable' where no answer comes. */
async function reached(url: string, { signal, ...request }: RequestInit): Promise<Response> {
  const lost = new AbortController();
  const giveUp = () => lost.abort();
  addEventListener('offline', giveUp);
  const timer = setTimeout(doubtNetwork, PATIENCE_MS);
  try {
    return await fetch(url, {
      ...request,
      signal: AbortSignal.any([lost.signal, ...(signal ? [signal] : [])]),
    });
  } catch (failure) {
    if (signal?.aborted) throw failure;
    doubtNetwork();
    throw new AppError('unavailable', 'No answer came');
  } finally {
    clearTimeout(timer);
    removeEventListener('offline', giveUp);
  }
}

/**
 * Calls an endpoint of the API table with the signed-in user's token and parses its answer with the domain schema.
 * Throws `ApiFailure` for a refusal, AppError 'unavailable' where no answer comes.
 */
export async function callApi<N extends ApiName>(
  name: N,
  params: ApiParams<N>,
  body?: ApiBodyInput<N>,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<ApiAnswer<N>> {
  const [token, attestation] = await Promise.all([idToken(), appCheckToken()]);
  const response = await reached(urlOf(name, params), {
    method: API[name].method,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(attestation !== null && { 'X-Firebase-AppCheck': attestation }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiFailure(response.status, answer);
  return API[name].answer.parse(answer, { error: messageOf }) as ApiAnswer<N>;
}
