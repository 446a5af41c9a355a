/** What is used of the package, which brings no types. */
declare module "fs-native-extensions" {
  /** Locks bytes of an open file until it is closed; `false` where another has them. */
  export function tryLock(fd: number, offset: number, length: number, options?: { readonly shared?: boolean }): boolean;
}
