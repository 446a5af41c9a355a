/** A failure of the run that the user can mend: printed without a stack. */
export class Failure extends Error {}

/** The work is done, and what it found wants looking at: exit code 3. */
export class Finding extends Failure {}
