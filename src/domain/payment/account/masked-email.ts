/** An e-mail as its owner knows it again and nobody else: its first letter and its domain. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
};
