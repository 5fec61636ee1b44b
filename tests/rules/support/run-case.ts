import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { projectId } from '../../../scripts/lib/local/suite.ts';
import { ACTORS, idToken, tokenOptions, type Actor } from './actors.ts';
import { withCompanions, withTakenIds } from './companions.ts';
import { clear, commit, listBehind, Refusal, type FirestoreAddress, type Write } from './rest.ts';
import { changedPaths, type Operation, type RuleCase, type Verdict } from './rule-case.ts';
import { put, WORLD } from './rules-data.ts';
import { contains, now, replaced, Typed, type Data, type Value } from './values.ts';

/** The functions that both SDKs have under the same names; the lite types stand for both. */
type Sdk = typeof lite;
interface Client {
  sdk: Sdk;
  db: lite.Firestore;
}

/** Runs the rows of the rules' tables against one Firestore. */
export interface CaseRunner {
  /** Result of the attempt; throws if it failed for another reason than the rules. */
  verdict: (row: RuleCase) => Promise<Verdict>;
  close: () => Promise<void>;
}

const withServerTime = (sdk: Sdk, data: Data) =>
  replaced(data, (part: Value) => (part === now ? sdk.serverTimestamp() : part)) as lite.DocumentData;

async function perform(
  { sdk, db }: Client,
  operation: Exclude<Operation, { behind: number }>,
): Promise<void> {
  if ('get' in operation) {
    await sdk.getDoc(sdk.doc(db, operation.get));
  } else if ('list' in operation) {
    const { list, limit, equal, contains: among } = operation;
    const constraints = [
      ...(equal ? [sdk.where(equal[0], '==', equal[1])] : []),
      ...(among ? [sdk.where(among[0], 'array-contains', among[1])] : []),
      ...(limit === undefined ? [] : [sdk.limit(limit)]),
    ];
    await sdk.getDocs(sdk.query(sdk.collection(db, list), ...constraints));
  } else if ('set' in operation) {
    await sdk.setDoc(sdk.doc(db, operation.set), withServerTime(sdk, operation.data));
  } else if ('update' in operation) {
    await sdk.updateDoc(sdk.doc(db, operation.update), withServerTime(sdk, operation.data));
  } else if ('delete' in operation) {
    await sdk.deleteDoc(sdk.doc(db, operation.delete));
  } else {
    const batch = sdk.writeBatch(db);
    for (const write of operation.batch) {
      if ('set' in write) batch.set(sdk.doc(db, write.set), withServerTime(sdk, write.data));
      else if ('update' in write) batch.update(sdk.doc(db, write.update), withServerTime(sdk, write.data));
      else batch.delete(sdk.doc(db, write.delete));
    }
    await batch.commit();
  }
}

/** The writes of an operation that names Firestore types the SDKs cannot send; null for every other operation. */
function typedWrites(operation: Operation): Write[] | null {
  const isTyped = (value: Value) => contains(value, (part) => part instanceof Typed);
  if ('set' in operation && isTyped(operation.data)) return [{ path: operation.set, data: operation.data }];
  if ('batch' in operation && operation.batch.some((write) => 'data' in write && isTyped(write.data))) {
    return operation.batch.map((write) =>
      'set' in write
        ? { path: write.set, data: write.data }
        : { path: changedPaths(write)[0] ?? '', data: null },
    );
  }
  return null;
}

function isDenial(thrown: unknown): boolean {
  if (thrown instanceof Refusal) return thrown.status === 403;
  return (thrown as { code?: unknown } | null)?.code === 'permission-denied';
}

/** Clients of every actor for one Firestore, and the common data inside it. */
export async function caseRunner(address: FirestoreAddress): Promise<CaseRunner> {
  setLogLevel('silent');
  full.setLogLevel('silent');
  lite.setLogLevel('silent');
  const environment: RulesTestEnvironment = await initializeTestEnvironment({
    projectId,
    firestore: address,
  });
  // The full SDK in Node speaks gRPC, where the local engine takes a missing token for the owner's: signed-out
  // clients therefore use the REST SDK, which is also what the canary watches.
  const signedOut: FirebaseApp = initializeApp({ projectId }, `signed-out-${address.port}`);
  const nobody = lite.getFirestore(signedOut);
  lite.connectFirestoreEmulator(nobody, address.host, address.port);
  const clients = new Map<Actor, Client>([['nobody', { sdk: lite, db: nobody }]]);

  const clientOf = (actor: Actor): Client => {
    const known = clients.get(actor);
    if (known) return known;
    if (actor === 'nobody') throw new Error('the signed-out client is made first');
    const context = environment.authenticatedContext(ACTORS[actor].uid, tokenOptions(actor));
    const client: Client = {
      sdk: full as unknown as Sdk,
      db: context.firestore() as unknown as lite.Firestore,
    };
    clients.set(actor, client);
    return client;
  };

  await clear(address);
  await put(address, WORLD);
  /** Documents that the row before changed; a denied attempt changes none. */
  let touched = new Set<string>();

  return {
    verdict: async (row) => {
      const restored = Object.fromEntries([...touched].map((path) => [path, WORLD[path] ?? null]));
      const given = withTakenIds(row.given ?? {});
      const operation = withCompanions(row);
      await put(address, { ...restored, ...given });
      touched = new Set(Object.keys(given));
      try {
        const typed = typedWrites(operation);
        if (typed) await commit(address, typed, idToken(row.as));
        else if ('behind' in operation)
          await listBehind(address, operation.list, operation.behind, idToken(row.as));
        else await perform(clientOf(row.as), operation);
        changedPaths(operation).forEach((path) => touched.add(path));
        return 'allowed';
      } catch (thrown) {
        if (isDenial(thrown)) return 'denied';
        throw thrown;
      }
    },
    close: async () => {
      await environment.cleanup();
      await deleteApp(signedOut);
    },
  };
}
