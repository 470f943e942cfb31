// Files that a page gives to the reader and takes from them.

/**
 * Let the browser save a text as a file.
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function saveFile(name, text, type = "text/plain") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * The text of the file that has been chosen; its size is looked at before it is read.
 * @param {HTMLInputElement} field which is ready for the same file again afterwards
 * @param {number} most bytes
 * @returns {Promise<{text?: string, size?: number}>} the text; the size in place of it where that is too much; nothing
 *   where no file was chosen
 */
export async function readFile(field, most) {
  const file = field.files?.[0];
  const found = !file ? {} : file.size > most ? { size: file.size } : { text: await file.text().catch(() => "") };
  field.value = "";
  return found;
}

/** A name for a file that tells the day. @param {string} of @param {string} ending */
export function fileName(of, ending) {
  return `open-ends-${of}-${new Date().toLocaleDateString("sv")}.${ending}`;
}
