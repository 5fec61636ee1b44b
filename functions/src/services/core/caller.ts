export interface Caller {
  uid: string;
  isAdmin: boolean;
}
