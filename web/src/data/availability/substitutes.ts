import type { SubstituteChange, StapleInput } from '@cellaret/domain/availability/substitute-changes';
import { callApi } from '../api/call-api.ts';

/** Changes what stands in for what, for everybody: administrators only. Throws what `callApi` throws. */
export const saveSubstitute = (change: SubstituteChange) => callApi('changeSubstitutes', {}, change);

/**
 * Says whether something is always there, for everybody: administrators only. Throws what `callApi` throws.
 */
export const saveStaple = (staple: StapleInput) => callApi('setStaple', {}, staple);
