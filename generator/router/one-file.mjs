/**
 * Plugin of the bundler for hosts that take one file: what is loaded when a request needs it is there from the start. Left to the bundler
 * it would be wrapped, 3 KB more.
 */
export const inOneFile = {
  name: "in-one-file",
  transform(code) {
    const imports = [];
    const text = code.replace(/await import\(("\.[^"]+")\)/g, (_, file) => {
      const name = `loaded${imports.length}`;
      imports.push(`import * as ${name} from ${file};\n`);
      return name;
    });
    return imports.length === 0 ? null : { code: imports.join("") + text };
  },
};
