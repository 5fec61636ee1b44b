import { listReference } from '../services/reference-lists.ts';
import type { Handler } from './call.ts';

/** GET /api/glassware */
export const listGlassware: Handler<'listGlassware'> = async () => ({
  answer: await listReference('glassware'),
});
