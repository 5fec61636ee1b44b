import { failureAnswer } from '@cellaret/domain/api/answers';
import { AppError } from '@cellaret/domain/core/errors';
import type { FieldError } from '@cellaret/domain/core/validation';
import { doubtNetwork } from '#lib/browser/doubt-network.ts';

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

/**
 * How long an answer may take before the network is doubted: where there is none behind a wifi, a request
 * just hangs.
 */
const PATIENCE_MS = 5000;

/**
 * Fetches as long as there is a network by which anything is reached. Throws AppError 'unavailable' where no
 * answer comes.
 */
export async function reached(url: string, { signal, ...request }: RequestInit): Promise<Response> {
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
