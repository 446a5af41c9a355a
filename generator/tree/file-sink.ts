/** Where files of the tree are written: the tree itself, or a thread that the tree hears of afterwards. */
export interface FileSink {
  /**
   * Writes one file.
   *
   * @param held what is held against the schema of the file's operation; nothing where `null`
   */
  write(name: string, content: string | Uint8Array, held?: string | null): void;
}
