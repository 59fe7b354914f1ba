/** What build/plates/plugin.ts makes of a module whose default export is the text of an SVG: the file's address and size. */
declare module '*?plate' {
  const file: import('#app/site/drawings/plate-file.ts').PlateFile
  export default file
}
