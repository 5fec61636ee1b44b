// In the place of Firebase's Realtime Database, which ReactFire imports and nothing here uses.
const unused = undefined;
export {
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
};
