import { useNavigate } from 'react-router-dom';

/** The page that thanks for an order. */
export const thankYouAddress = (orderId: string): string =>
  `/thank-you/${encodeURIComponent(orderId)}`;

/** Opens the page of an order that was just placed. */
export const useThankYou = (): ((orderId: string) => Promise<void>) => {
  const navigate = useNavigate();
  return async (orderId) => navigate(thankYouAddress(orderId));
};
