import type { StandInChange, StapleInput } from '@cellaret/domain/availability/stand-in-changes';
import { callApi } from '../api/client.ts';

/** Changes what stands in for what, for everybody: administrators only. Throws what `callApi` throws. */
export const saveStandIn = (change: StandInChange) => callApi('changeStandIns', {}, change);

/**
 * Says whether something is always there, for everybody: administrators only. Throws what `callApi` throws.
 */
export const saveStaple = (staple: StapleInput) => callApi('setStaple', {}, staple);
