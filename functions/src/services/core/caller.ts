/** The calling person, for checks of ownership. */
export interface Caller {
  uid: string;
  isAdmin: boolean;
}
