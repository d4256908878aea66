import { useNavigate } from 'react-router-dom';

/** Opens the page of an order that was just placed. */
export const useThankYou = (): ((orderId: string) => Promise<void>) => {
  const navigate = useNavigate();
  return async (orderId) => navigate(`/thank-you/${encodeURIComponent(orderId)}`);
};
