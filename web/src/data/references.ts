import { collection, doc } from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** A collection by its path from the domain. */
export const collectionAt = (path: string) => collection(firestore(), path);

/** A document by its path from the domain. */
export const documentAt = (path: string) => doc(firestore(), path);
