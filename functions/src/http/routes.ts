import { API, type ApiName, type Endpoint } from '@cellaret/domain/api/endpoints';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import pLimit from 'p-limit';
import { bars } from '../endpoints/bars.ts';
import { barCabinets, menus } from '../endpoints/cabinets-and-menus.ts';
import type { Call, Handler, Reply, TransactionalHandler, Handlers } from '../endpoints/call.ts';
import { attachments, feed, reference, ingredients, recipes, search } from '../endpoints/catalogue.ts';
import { moderation } from '../endpoints/moderation.ts';
import { account, marks } from '../endpoints/people.ts';
import { shopping } from '../endpoints/shopping.ts';
import { once, recall, type Claim } from '../services/core/idempotency.ts';
import { runTransaction } from '../store/transaction.ts';
import { authenticate, requireRight } from './authenticate.ts';
import { receiveBody } from './body.ts';
import { claimOf, callOf } from './parse-call.ts';
import { sendJson } from './send-answer.ts';

const handlers: Handlers = {
  ...feed,
  ...reference,
  ...ingredients,
  ...recipes,
  ...attachments,
  ...barCabinets,
  ...bars,
  ...menus,
  ...marks,
  ...moderation,
  ...search,
  ...shopping,
  ...account,
};

const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** The `Link` header of a list's next page, relative to the host so that it works behind hosting. */
function nextPage(
  request: Request,
  { page: { limit }, barId }: Pick<Call<ApiName>, 'page' | 'barId'>,
  after: number,
): string {
  const path = request.originalUrl.replace(/^.*?(?=\/api\/)/, '').replace(/\?.*$/, '');
  const place = barId === null ? '' : `bar=${barId}&`;
  return `<${path}?${place}limit=${limit}&after=${after}>; rel="next"`;
}

function sendReply<N extends ApiName>(
  name: N,
  call: Call<N>,
  reply: Reply<unknown>,
  request: Request,
  response: Response,
) {
  if (reply.version !== undefined) response.set('ETag', `"${reply.version}"`);
  if (reply.nextAfter !== undefined) response.set('Link', nextPage(request, call, reply.nextAfter));
  sendJson(response, API[name].status, reply.answer);
}

type AnyHandler<N extends ApiName> = Handler<N> | TransactionalHandler<N>;

async function run<N extends ApiName>(
  handler: AnyHandler<N>,
  call: Call<N>,
  claim: Claim | null,
): Promise<Reply<unknown>> {
  if (typeof handler !== 'function') {
    return runTransaction<Reply<unknown>>((transaction) => {
      const work = () => handler.inTransaction(transaction, call);
      return claim ? once(transaction, claim, work) : work();
    });
  }
  if (!claim) return handler(call);
  const first = await runTransaction((transaction) => recall(transaction, claim));
  if (first) return first as Reply<unknown>;
  const reply: Reply<unknown> = await handler(call);
  return runTransaction((transaction) => once(transaction, claim, () => Promise.resolve(reply)));
}

/** Uploads buffered at once per instance; further ones wait unread. */
const withFile = pLimit(8);

const route =
  <N extends ApiName>(name: N, handler: AnyHandler<N>): RequestHandler =>
  async (request, response) => {
    response.locals.endpoint = name;
    const person = await authenticate(request);
    const { multipart, ...endpoint }: Endpoint = API[name];
    requireRight(person, endpoint);
    const answer = async () => {
      await receiveBody(request, multipart === true);
      const call = callOf(name, request, person);
      sendReply(name, call, await run(handler, call, claimOf(name, request, call)), request, response);
    };
    await (multipart ? withFile(answer) : answer());
  };

export function apiRoutes(): Router {
  const router = Router({ caseSensitive: true });
  for (const name of Object.keys(handlers) as ApiName[]) {
    const { method, path }: Endpoint = API[name];
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[verb](expressPath(path), route(name, handlers[name] as Handler<typeof name>));
  }
  return router;
}
