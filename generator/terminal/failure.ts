/** A failure of the run that the user can mend: printed without a stack. */
export class Failure extends Error {}
