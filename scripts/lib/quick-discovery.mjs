// Preloaded into the Node processes of the Firebase suite. The one that lists the functions and is then asked to quit closes its
// server but waits five seconds for the connection of that very request; every start and every reload would wait with it.
import { Server } from 'node:http';

if (process.argv[1]?.endsWith('firebase-functions.js')) {
  const { close } = Server.prototype;
  Server.prototype.close = function (...args) {
    setTimeout(() => this.closeAllConnections(), 20);
    return close.apply(this, args);
  };
}
