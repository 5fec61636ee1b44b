// Preloaded into the Node processes of the Firebase suite: the one that lists the functions, and the one that
// runs them.
import { Server } from 'node:http';

// They end with the suite, however it ends: a killed suite asks nobody to.
const suite = process.ppid;
setInterval(() => process.ppid !== suite && process.exit(), 500).unref();

if (process.argv[1]?.endsWith('firebase-functions.js')) {
  const { close, listen } = Server.prototype;
  // The list is for the suite alone, not for everybody in the network.
  Server.prototype.listen = function (port, ...more) {
    return typeof port === 'number'
      ? listen.call(this, port, '127.0.0.1', ...more)
      : listen.call(this, port, ...more);
  };
  // Asked to quit, it closes its server but waits five seconds for the connection of that very request; every
  // start and every reload would wait with it.
  Server.prototype.close = function (...more) {
    setTimeout(() => this.closeAllConnections(), 20);
    return close.apply(this, more);
  };
}
