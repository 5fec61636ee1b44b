// The least a server can do: node:http answers every request with a page of JSON. What the API's latencies
// are compared with. Runs as a process of its own, as the functions do, and prints its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = {
  items: Array.from({ length: 20 }, (_, at) => ({
    id: 4_294_967_296 + at,
    recipe_name: `A drink of number ${at}`,
    recipe_description: 'What a card of the feed says of a drink, in about as many words as a person writes.',
  })),
};

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(page));
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
