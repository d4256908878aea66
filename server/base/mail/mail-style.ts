/**
 * The shop's colours and letters (src/ui/design/tokens.css), as far as mail programs show them. Colours of areas are also
 * attributes of their tables, because some programs leave out this style; classes win over attributes, so that
 * a dark mailbox needs no `important`.
 */
export const mailColors = {
  page: '#fffcf5',
  surface: '#ffffff',
  sunk: '#fbf1da',
  field: '#ffc42e',
} as const;

const light = `
  .page { background: ${mailColors.page}; color: #2b1210; }
  .surface { background: ${mailColors.surface}; }
  .sunk { background: ${mailColors.sunk}; }
  .field { background: ${mailColors.field}; color: #2b1210; }
  .quiet { color: #67473e; }
  .rule { border-top: 1px solid #eadcc0; }
  .strong-rule { border-top: 2px solid #2b1210; }
  .button { background: #2b1210; }
  .button a { color: #fff3df; }
  a { color: #a62209; }`;

const dark = `
  .page { background: #1a0e0b; color: #fff3df; }
  .surface { background: #261713; }
  .sunk { background: #30201a; }
  .field { background: #d2941b; color: #2b1210; }
  .quiet { color: #d8beac; }
  .rule { border-top-color: #4a332b; }
  .strong-rule { border-top-color: #fff3df; }
  .button { background: #fff3df; }
  .field .button { background: #2b1210; }
  .button a { color: #2b1210; }
  .field .button a { color: #fff3df; }
  a { color: #ffa07d; }`;

/** Letters of the reader's own machine: mail programs load no fonts. */
const letters = `
  body, td, th, p, h1, h2 { font-family: 'Avenir Next', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
  p, h1, h2, blockquote { margin: 0; }
  h1 { font-size: 30px; line-height: 34px; font-weight: 800; letter-spacing: -0.5px; }
  h2 { font-size: 20px; line-height: 26px; font-weight: 800; }
  td, th, p { font-size: 16px; line-height: 24px; }
  .small, .small p { font-size: 14px; line-height: 20px; }
  th { text-align: left; font-weight: 400; }
  blockquote { padding-left: 12px; border-left: 4px solid ${mailColors.field}; }
  @media (max-width: 430px) { h1 { font-size: 26px; line-height: 30px; } .wide { padding-left: 16px; padding-right: 16px; } }`;

export const mailStyle = `<style>${letters}${light}
  @media (prefers-color-scheme: dark) {${dark}
  }</style>`.replaceAll(/\n\s*/g, '\n');
