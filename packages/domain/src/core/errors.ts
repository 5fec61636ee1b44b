import type { FieldError } from './validation.ts';

export const ERROR_STATUS = {
  'bad-request': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  unprocessable: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An expected failure with a message that can be shown to people, and the fields it concerns. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;

  constructor(code: ErrorCode, message: string, errors?: FieldError[]) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

/**
 * The text to show for any failure (specification, section 8): the response's message field; else 'Request
 * failed with no message'; else the error's own message; else 'Unknown error occurred'.
 */
export function errorText(failure: unknown): string {
  if (failure !== null && typeof failure === 'object' && 'response' in failure) {
    const { response } = failure;
    const message =
      response !== null && typeof response === 'object'
        ? (response as { message?: unknown }).message
        : undefined;
    return typeof message === 'string' && message !== '' ? message : 'Request failed with no message';
  }
  return failure instanceof Error && failure.message !== '' ? failure.message : 'Unknown error occurred';
}
