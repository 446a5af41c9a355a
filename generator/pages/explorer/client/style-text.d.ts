/** A style sheet as its text, which the bundler puts into the script: it comes with the view that it is for. */
declare module "*.css" {
  const text: string;
  export default text;
}
