/** The build puts the file into the code, as a data address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
