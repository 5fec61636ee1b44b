/** Who asks, where it matters what the person may do with what is not theirs. */
export interface Caller {
  uid: string;
  isAdmin: boolean;
}
